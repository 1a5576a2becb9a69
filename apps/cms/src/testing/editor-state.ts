type EditorNode = { type: string; version: number; [key: string]: unknown }

const element = (type: string, children: EditorNode[]): EditorNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
})

const words = (text: string): EditorNode => ({ type: 'text', version: 1, text, format: 0 })

/** Rich text of one paragraph, as the editor stores it. */
export function paragraph(text: string, link?: { relationTo: string; value: number }) {
  const children = link
    ? [{ ...element('link', [words(text)]), fields: { linkType: 'internal', doc: link } }]
    : [words(text)]
  return {
    root: {
      ...element('root', [element('paragraph', children)]),
      direction: 'ltr' as const,
      format: '' as const,
      indent: 0,
      version: 1,
    },
  }
}
