/** A file with what makes a PDF recognisable, to upload. */
export function makePdf() {
  const data = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n45\n%%EOF\n',
  )
  return { name: 'Årsplan.pdf', mimetype: 'application/pdf', data, size: data.byteLength }
}
