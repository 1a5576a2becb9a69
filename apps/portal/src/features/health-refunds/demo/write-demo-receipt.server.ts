import PDFDocument from 'pdfkit'

/** A receipt of a clinic that there is not, in the place of a student’s own. */
export async function writeDemoReceipt(name: string, line: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A6', info: { Title: 'Kvittering (demo)' } })
  pdf.fontSize(16).text('Eksempelklinikken')
  pdf.moveDown().fontSize(11).text(name)
  pdf.moveDown().text(line)
  pdf.moveDown().text('Dette er en demo. Verken klinikken eller kvitteringen er ekte.')
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
