import { formatTagOf, type Locale } from '@trivsel/content-contract/locales'
import PDFDocument from 'pdfkit'
import { noonOf } from '#platform/time/date.ts'

export type Pdf = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement
/** The types of pdfkit do not know of the last two. */
export type ElementOptions = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Row' | 'Column'
  bbox?: [left: number, top: number, right: number, bottom: number]
}

/** What a reader's program says of the file. */
export type PdfFacts = {
  readonly locale: Locale
  readonly title: string
  /** Who has written it. */
  readonly author: string
  /** `2026-11-22`: never the moment of making, so that the same letter made again is the same file. */
  readonly writtenOn: string
}

/** Sizes in points; the page is A4. */
export const sheet = { left: 62, right: 533, top: 44, bottom: 782, footer: 802 } as const

/** A document without pages that says of itself that it is accessible (PDF/UA-1, ISO 14289-1). */
export function openPdf({ locale, title, author, writtenOn }: PdfFacts): Pdf {
  const written = noonOf(writtenOn)
  const options = {
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // None of those that every reader is thought to have: all letters are in the file.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: formatTagOf(locale),
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: written, ModDate: written },
  }
  return new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
}

export async function closePdf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
