/// Everything the layout rules find in one picture.
@MainActor package func layoutFindings(_ picture: ObservedPicture) -> [Finding] {
    diagnosedFindings(picture) + textFindings(picture) + timerFindings(picture) + placeFindings(picture)
        + directionFindings(picture) + backgroundFindings(picture) + motionFindings(picture)
}
