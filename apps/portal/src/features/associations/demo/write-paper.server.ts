import PDFDocument from 'pdfkit'

const papers = {
  vedtekter: {
    heading: 'Vedtekter',
    lines: [
      '§ 1 Foreningen er åpen for studenter.',
      '§ 2 Generalforsamlingen er øverste organ og velger styret.',
      '§ 3 Ved oppløsning går midlene til et formål som ligner.',
    ],
  },
  referat: {
    heading: 'Referat fra stiftelsesmøte',
    lines: ['Vedtektene ble vedtatt.', 'Styret ble valgt enstemmig.'],
  },
} as const

/** A paper of an association that there is not. */
export async function writeDemoPaper(kind: keyof typeof papers, name: string): Promise<Buffer> {
  const { heading, lines } = papers[kind]
  const pdf = new PDFDocument({ size: 'A5', info: { Title: `${heading} (demo)` } })
  pdf.fontSize(18).text(`${heading}: ${name}`).fontSize(12)
  for (const line of lines) pdf.moveDown().text(line)
  pdf.moveDown().text('Dette er et eksempel.')
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
