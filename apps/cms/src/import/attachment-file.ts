import { checkStart } from './check-start.ts'

const pdfStart = '%PDF-'

/** What is wrong with a PDF of the folder, or null. */
export function checkPdf(folder: string, file: string): Promise<string | null> {
  return checkStart(folder, file, (start) =>
    start.toString('latin1', 0, pdfStart.length) === pdfStart ? null : 'is not a PDF',
  )
}
