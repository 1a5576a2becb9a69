import PDFDocument from 'pdfkit'

const papers = {
  vedtekter: [
    '§ 1 Foreningen er åpen for studenter.',
    '§ 2 Årsmøtet er øverste organ og velger styret.',
    '§ 3 Ved oppløsning går midlene til et formål som ligner.',
  ],
  regnskap: ['Inntekter: 42 000 kr', 'Utgifter: 39 500 kr', 'Resultat: 2 500 kr'],
  prosjektplan: ['Uke 1–4: planlegging', 'Uke 5: gjennomføring', 'Uke 6: oppsummering'],
} as const

export type DemoPaper = keyof typeof papers

/** A paper of nobody: the same one lies with every application of the demo. */
export async function writeGrantPaper(kind: DemoPaper): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A5', info: { Title: `${kind} (demo)` } })
  pdf.fontSize(18).text(kind).fontSize(12)
  for (const line of papers[kind]) pdf.moveDown().text(line)
  pdf.moveDown().text('Dette er et eksempel.')
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
