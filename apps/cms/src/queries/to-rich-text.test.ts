import { describe, expect, it } from 'vitest'
import { type ResolveReference, toRichText } from './to-rich-text.ts'

const nowhere: ResolveReference = () => null
const state = (...children: unknown[]) => ({ root: { type: 'root', children } })
const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

describe('toRichText', () => {
  it('answers an empty text for nothing stored', () => {
    expect(toRichText(null, nowhere)).toEqual([])
    expect(toRichText({ root: 'broken' }, nowhere)).toEqual([])
  })

  it('keeps headings, paragraphs, lists and line breaks', () => {
    const stored = state(
      { type: 'heading', tag: 'h2', children: [text('Dagen')] },
      paragraph(text('Én'), { type: 'linebreak' }, text('To')),
      {
        type: 'list',
        listType: 'number',
        tag: 'ol',
        children: [{ type: 'listitem', children: [text('Tur')] }],
      },
    )
    expect(toRichText(stored, nowhere)).toEqual([
      { tag: 'h2', children: [{ text: 'Dagen' }] },
      {
        tag: 'p',
        children: [{ text: 'Én' }, { tag: 'br', children: [] }, { text: 'To' }],
      },
      { tag: 'ol', children: [{ tag: 'li', children: [{ text: 'Tur' }] }] },
    ])
  })

  it('nests the formats of one run of text', () => {
    expect(toRichText(state(paragraph(text('viktig', 1 | 2))), nowhere)).toEqual([
      {
        tag: 'p',
        children: [{ tag: 'strong', children: [{ tag: 'em', children: [{ text: 'viktig' }] }] }],
      },
    ])
  })

  it('leaves out empty paragraphs', () => {
    expect(toRichText(state(paragraph(), paragraph(text('a'))), nowhere)).toHaveLength(1)
  })

  it('keeps outside links with their new-tab flag', () => {
    const link = {
      type: 'link',
      fields: { linkType: 'custom', url: 'https://oslo.kommune.no', newTab: true },
      children: [text('søk')],
    }
    expect(toRichText(state(paragraph(link)), nowhere)).toEqual([
      {
        tag: 'p',
        children: [
          {
            tag: 'a',
            href: 'https://oslo.kommune.no',
            openInNewTab: true,
            children: [{ text: 'søk' }],
          },
        ],
      },
    ])
  })

  it('keeps the words but not the link of an address that runs a script', () => {
    const link = {
      type: 'autolink',
      fields: { linkType: 'custom', url: 'javascript:alert(1)' },
      children: [text('trykk')],
    }
    expect(toRichText(state(paragraph(link)), nowhere)).toEqual([
      { tag: 'p', children: [{ text: 'trykk' }] },
    ])
  })

  it('asks for the path of an internal link and drops the link when there is none', () => {
    const link = {
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo: 'kindergartens', value: { id: 3 } } },
      children: [text('Klossen')],
    }
    const found = toRichText(state(link), ({ relationTo }) => `/${relationTo}/klossen`)
    expect(found).toEqual([
      { tag: 'a', href: '/kindergartens/klossen', children: [{ text: 'Klossen' }] },
    ])
    expect(toRichText(state(link), nowhere)).toEqual([{ text: 'Klossen' }])
  })

  it('passes an unknown kind of node and an unknown format on by name', () => {
    const stored = state({ type: 'upload', value: 4 }, paragraph(text('x = 1', 16)), {
      type: 'heading',
      tag: 'h5',
      children: [],
    })
    expect(toRichText(stored, nowhere)).toEqual([
      { tag: 'upload', children: [] },
      { tag: 'p', children: [{ tag: 'code', children: [{ text: 'x = 1' }] }] },
      { tag: 'h5', children: [] },
    ])
  })
})
