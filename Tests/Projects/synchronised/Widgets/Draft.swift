let draft = Nothing()
