import type { Locale } from '@trivsel/content-contract/content'
import { m } from '#messages'
import type { Organisation } from '../organisation.server.ts'
import { createPaper, type Paper } from '../pdf/paper.server.ts'
import { styles } from '../pdf/styles.ts'
import { organisationNumberText } from './letter-texts.ts'

/** A letter with its letterhead. That of a demo says so before anything else. */
export function startLetter({
  locale,
  organisation,
  title,
  writtenOn,
}: {
  locale: Locale
  organisation: Pick<Organisation, 'name' | 'address' | 'organisationNumber' | 'isExample'>
  title: string
  writtenOn: string
}): Paper {
  const { name, address, organisationNumber, isExample } = organisation
  const paper = createPaper({ locale, title, author: name, writtenOn })
  paper.letterhead({ name, lines: [address, organisationNumberText(organisationNumber, locale)] })
  if (isExample) paper.paragraph(m.document_example({}, { locale }), styles.strong)
  return paper
}
