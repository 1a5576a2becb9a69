import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { createPaper, type Paper } from '../pdf/paper.server.ts'
import { styles } from '../pdf/styles.ts'
import { organisationNumberText } from './letter-texts.ts'
import type { Sender } from './sender.server.ts'

/** A letter with its letterhead. An example says so before its title. */
export function startLetter({
  locale,
  sender,
  title,
  writtenOn,
}: {
  locale: Locale
  sender: Sender
  title: string
  writtenOn: string
}): Paper {
  const { name, address, organisationNumber, isExample } = sender
  const paper = createPaper({ locale, title, author: name, writtenOn })
  paper.letterhead({ name, lines: [address, organisationNumberText(organisationNumber, locale)] })
  if (isExample) paper.paragraph(m.document_example({}, { locale }), styles.strong)
  return paper
}
