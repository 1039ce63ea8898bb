# The tool in a small image: docker build -t ambrotype:0.1.0 .
#
# Both bases are pinned by tag; for a build that is the same for ever, give their digests:
#   --build-arg SWIFT=swift:6.3-bookworm@sha256:… --build-arg DEBIAN=debian:12-slim@sha256:…
ARG SWIFT=swift:6.3-bookworm
ARG DEBIAN=debian:12-slim

FROM ${SWIFT} AS build
WORKDIR /source
# What seldom changes comes first, so that its layer is kept.
COPY scripts/set-up scripts/packages.txt scripts/
COPY fonts fonts
RUN scripts/set-up && rm -rf /var/lib/apt/lists/*
COPY Package.swift ./
COPY scripts scripts
COPY Sources Sources
RUN scripts/install /opt/ambrotype && strip /opt/ambrotype/ambrotype

FROM ${DEBIAN}
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        libpng16-16 libjpeg62-turbo libwebp7 liblcms2-2 libfreetype6 libharfbuzz0b libstdc++6 tzdata git ca-certificates \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/ambrotype /opt/ambrotype
RUN ln -s /opt/ambrotype/ambrotype /usr/local/bin/ambrotype && ambrotype doctor
WORKDIR /project
CMD ["ambrotype", "--help"]
