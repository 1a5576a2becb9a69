import PDFDocument from 'pdfkit'

/** A letter of a bank that there is not, in the place of a student’s own. */
export async function writeDemoStatement(name: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A5', info: { Title: 'Bank statement (demo)' } })
  pdf.fontSize(20).text('Eksempelbanken')
  pdf.moveDown().fontSize(12).text(`We confirm that ${name} is the owner of an account with us.`)
  pdf.moveDown().text('This is a demo. Neither the bank nor the account is real.')
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
