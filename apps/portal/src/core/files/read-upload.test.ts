import { expect, test } from 'vitest'
import { maxFiles } from './limits.ts'
import { parseUpload } from './read-upload.server.ts'

const accepts = { field: 'file', most: 10 }

/** As a browser writes it. */
async function written(form: FormData): Promise<[Buffer, string]> {
  const response = new Response(form)
  const boundary = response.headers.get('content-type')?.split('boundary=')[1] ?? ''
  return [Buffer.from(await response.arrayBuffer()), boundary]
}

function formOf(...files: [name: string, content: BlobPart, field?: string][]): FormData {
  const form = new FormData()
  for (const [name, content, field = 'file'] of files)
    form.append(field, new File([content], name, { type: 'application/pdf' }))
  return form
}

const parse = async (form: FormData) => parseUpload(...(await written(form)), accepts)

test('reads fields and files, in any language', async () => {
  const form = formOf(['søknad "1" 学.pdf', 'first'], ['b.pdf', 'second\r\n--not the end'])
  form.append('kontonummer', '1234 æøå')
  const { fields, files } = await parse(form)
  expect([...fields]).toEqual([['kontonummer', '1234 æøå']])
  expect(files.map(({ declaredType, bytes }) => [declaredType, bytes.toString()])).toEqual([
    ['application/pdf', 'first'],
    ['application/pdf', 'second\r\n--not the end'],
  ])
  expect(files[0]?.name).toBe('søknad "1" 学.pdf')
})

test('reads a field of text also when it is sent as a file, as browsers send a blob', async () => {
  const form = formOf(['blob', '{"kontonummer":"1"}', 'content'], ['a.pdf', 'x'])
  await expect(parse(form)).rejects.toMatchObject({ status: 400 })
  const [body, boundary] = await written(form)
  const { fields, files } = parseUpload(body, boundary, { ...accepts, text: 'content' })
  expect([...fields]).toEqual([['content', '{"kontonummer":"1"}']])
  expect(files).toHaveLength(1)
})

test('sees no file where nothing was chosen, and one where an empty one was', async () => {
  expect(await parse(formOf(['', '']))).toEqual({ fields: new Map(), files: [] })
  const { files } = await parse(formOf(['a.pdf', '']))
  expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([['a.pdf', 0]])
})

test('takes ten megabytes together, and not one byte more', async () => {
  const half = new Uint8Array(maxFiles / 2)
  const { files } = await parse(formOf(['a.pdf', half], ['b.pdf', half]))
  expect(files).toHaveLength(2)
  await expect(
    parse(formOf(['a.pdf', half], ['b.pdf', half], ['c.pdf', 'x'])),
  ).rejects.toMatchObject({ code: 'FILES_TOO_LARGE', status: 413 })
})

test.each([11, 200, 1_000])('refuses %i files at once, without a copy of any', async (number) => {
  const form = formOf(...Array.from({ length: number }, (): [string, string] => ['a.pdf', 'x']))
  const [body, boundary] = await written(form)
  expect(() => parseUpload(body, boundary, accepts)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_FILES', status: 422 }),
  )
})

test('refuses parts without end, also when nothing is in them', async () => {
  const form = formOf(...Array.from({ length: 51 }, (): [string, string] => ['', '']))
  await expect(parse(form)).rejects.toMatchObject({ status: 422 })
})

test.each<[string, (form: FormData) => void]>([
  ['a file in another field', (form) => form.append('other', new File(['x'], 'a.pdf'))],
  ['a field of many letters', (form) => form.append('kontonummer', 'x'.repeat(16 * 1_024 + 1))],
  [
    'more fields than any form has',
    (form) => {
      for (let field = 0; field <= 40; field++) form.append(`field-${field}`, '')
    },
  ],
])('refuses %s', async (_, add) => {
  const form = new FormData()
  add(form)
  await expect(parse(form)).rejects.toMatchObject({ code: 'INVALID_REQUEST', status: 400 })
})

test.each([
  ['something else', 'hello'],
  ['a beginning alone', '--b\r\n'],
  ['no end', '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nxxx'],
  ['a part without a name', '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--'],
  ['a part without headers', '--b\r\n\r\nx\r\n--b--'],
  ['an endless header', `--b\r\n${'x'.repeat(5_000)}\r\n\r\nx\r\n--b--`],
  [
    'a field that is no text',
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\xff\r\n--b--',
  ],
])('refuses %s', (_, body) => {
  expect(() => parseUpload(Buffer.from(body, 'latin1'), 'b', accepts)).toThrow(
    expect.objectContaining({ code: 'INVALID_REQUEST' }),
  )
})

test('ten megabytes of beginnings are refused, in little memory', () => {
  const body = Buffer.from('\r\n--b'.repeat(2_000_000)).subarray(2)
  const before = process.memoryUsage().rss
  expect(() => parseUpload(body, 'b', accepts)).toThrow()
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
})
