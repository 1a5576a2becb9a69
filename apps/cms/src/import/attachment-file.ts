import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkStart } from './check-start.ts'

const pdfStart = '%PDF-'

/** What is wrong with a PDF of the folder, or null. */
export function checkPdf(folder: string, file: string): Promise<string | null> {
  return checkStart(folder, file, (start) =>
    start.toString('latin1', 0, pdfStart.length) === pdfStart ? null : 'is not a PDF',
  )
}

export async function readAttachment(folder: string, file: string): Promise<Buffer> {
  return readFile(path.join(folder, file))
}
