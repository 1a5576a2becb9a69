import { deflateSync } from 'node:zlib'

type Stream = { readonly dictionary?: string; readonly data: Uint8Array | string }

/**
 * A PDF of one page, with more in it; `page` is what the page needs: nothing makes it empty. The place of its
 * table of objects is not looked at.
 */
export function makePdf({
  head = '%PDF-1.7\n',
  objects = [],
  streams = [],
  trailer = '',
  page = '/Resources << /Font << >> >>',
  end = 'startxref\n9\n%%EOF\n',
}: {
  head?: string
  objects?: readonly string[]
  streams?: readonly Stream[]
  trailer?: string
  page?: string
  end?: string
} = {}): Buffer {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ].map((body, index) => Buffer.from(`${index + 1} 0 obj\n${body}\nendobj\n`, 'latin1'))
  const packed = streams.map(({ dictionary = '', data }, index) =>
    Buffer.concat([
      Buffer.from(`${100 + index} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\r\n`),
      Buffer.from(data),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  )
  const rest = `trailer\n<< /Root 1 0 R ${trailer} >>\n${end}`
  return Buffer.concat([Buffer.from(head, 'latin1'), ...bodies, ...packed, Buffer.from(rest)])
}

/** A stream that was packed once. */
export function packedStream(data: Uint8Array | string, dictionary = ''): Stream {
  return { dictionary: `/Filter /FlateDecode ${dictionary}`, data: deflateSync(data) }
}
