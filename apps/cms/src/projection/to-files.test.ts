import { expect, test } from 'vitest'
import { toFiles } from './to-files.ts'

const image = { alt: '', sizes: [{ file: 'hus-1a2b-256x128.webp', width: 256, height: 128 }] }

test('pictures and downloads are public, however deep they lie', () => {
  const page = { blocks: [{ media: { image } }], yearPlan: { file: 'plan.pdf', bytes: 12 } }
  expect(toFiles(page, null)).toEqual({ pictures: ['hus-1a2b'], attachments: ['plan.pdf'] })
})

test('so is what a link or a typed address leads to', () => {
  const link = (href: string) => ({ tag: 'a', href, children: [] })
  const files = toFiles([
    link('/files/attachments/0123/%C3%A5rsplan.pdf'),
    link('/files/media/0123/hus.png'),
    link('/files/attachments/0123/%E0%A4%A'),
    link('/kontakt'),
  ])
  expect(files).toEqual({ pictures: ['hus'], attachments: ['årsplan.pdf'] })
})

test('a film is not', () => {
  expect(toFiles({ source: { kind: 'file', file: 'film.mp4', captions: [] } })).toEqual({
    pictures: [],
    attachments: [],
  })
})
