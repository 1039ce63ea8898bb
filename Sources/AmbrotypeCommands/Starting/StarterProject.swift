/// The files that `init` writes.
enum StarterProject {
    /// Every member with what it does; those that say only what holds anyway are commented out.
    static func configuration(targets: [String]) -> String {
        let list = targets.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // What `ambrotype record` and `ambrotype verify` draw and compare. A flag and an AMBROTYPE_… variable come before what
            // stands here; `ambrotype config` prints each value and where it came from. Comments are allowed.
            {
              // Template folders, or folders of them; in a compiled widget bundle the names of widgets.
              "targets": [\(list)],

              // The goldens' folder, to be committed; as "pictures", or as "hashes": one text file of digests.
              "goldens": "snapshots",
              "goldenKind": "pictures",

              // Which pictures there are: every combination of these. A list that is left out takes the default.
              "matrix": {
                // "families": ["systemSmall", "systemMedium"],      // default: all the target has
                "devices": ["iphone-16-pro"],                        // ambrotype list --devices
                // "systems": [26],                                  // 17, 18, 26
                "appearances": ["light", "dark"]
                // "modes": ["fullColor", "accented", "vibrant"],    // default: what the place implies
                // "locales": ["en", "ar"],                          // default: the target's languages
                // "textSizes": ["large", "accessibility3"],
                // "timeZones": ["UTC", "Asia/Tokyo"],
                // "directions": ["natural", "rightToLeft"],
                // "redactions": ["none", "placeholder", "privacy"],
                // "now": "2026-06-09T09:41:00"
              },

              // When a picture counts as unchanged. Pictures are equal to the last byte everywhere, so the default is exact.
              "comparison": {
                "threshold": 0
                // "allowedPixels": 0,
                // "allowedRatio": 0,
                // "antialiasing": "counted",
                // "ignore": ["Clock"]                               // views by name or text, or {"points": [x, y, width, height]}
              }

              // Single pictures may differ: the first rule whose name fits adds to the comparison above.
              // "pictures": [{"name": "commute.*.dark.*", "ignore": [{"view": "Clock"}]}]
            }

            """
    }

    /// What stands in the files until a person puts their own there.
    static let action = "OWNER/ambrotype@v0.1.0"
    static let image = "$CI_REGISTRY_IMAGE/ambrotype:0.1.0"

    /// Verify in three shards, join their reports, keep the report with the run.
    /// - Parameter origin: repository and tag of the tool.
    static func gitHub(from origin: String) -> String { gitHub.replacing(action, with: origin) }

    /// - Parameter origin: the image that holds the tool.
    static func gitLab(from origin: String) -> String { gitLab.replacing(image, with: origin) }

    private static let gitHub = """
        # Widget pictures: drawn in three shards, compared with the goldens, one report. The tool is built from its repository,
        # named at the two lines that say `uses: OWNER/ambrotype@v0.1.0`, and kept in the cache.
        name: snapshots
        on:
          pull_request:
          push:
            branches: [main]
        permissions:
          contents: read
        jobs:
          verify:
            runs-on: ubuntu-24.04
            container: swift:6.3-bookworm
            strategy:
              fail-fast: false
              matrix:
                shard: [1, 2, 3]
            steps:
              - uses: actions/checkout@v4
                with:
                  lfs: true
              - uses: OWNER/ambrotype@v0.1.0
                with:
                  command: verify
                  shard: ${{ matrix.shard }}/3
          report:
            needs: verify
            if: ${{ !cancelled() }}
            runs-on: ubuntu-24.04
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
                with:
                  lfs: true
              - uses: OWNER/ambrotype@v0.1.0
                with:
                  command: merge

        """

    /// The same for GitLab.
    private static let gitLab = """
        # Widget pictures: drawn in three shards, compared with the goldens, one report. AMBROTYPE_IMAGE is an image that holds the
        # tool, built from its Dockerfile and pushed to your registry.
        variables:
          AMBROTYPE_IMAGE: $CI_REGISTRY_IMAGE/ambrotype:0.1.0

        verify:
          image: $AMBROTYPE_IMAGE
          parallel: 3
          script:
            - ambrotype verify --shard "$CI_NODE_INDEX/$CI_NODE_TOTAL" --artifacts "shards/$CI_NODE_INDEX"
          artifacts:
            when: always
            paths: [shards]

        report:
          image: $AMBROTYPE_IMAGE
          needs: [{job: verify, artifacts: true}]
          when: always
          script:
            - ambrotype merge shards/* --artifacts report
          artifacts:
            when: always
            paths: [report]
            reports:
              junit: report/junit.xml

        """
}
