import type { Locale } from '@trivsel/content-contract/locales'
import { answerPdf } from '#core/documents/answer-pdf.server.ts'

/** No name and no number of anybody: the file lies among others on a computer. */
const fileNames = { no: 'vedtak.pdf', en: 'decision.pdf' } as const satisfies Record<Locale, string>

export const answerLetter = (bytes: Uint8Array<ArrayBuffer>, language: Locale): Response =>
  answerPdf(bytes, { fileName: fileNames[language], disposition: 'inline' })
