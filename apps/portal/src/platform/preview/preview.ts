/** Set on the document while an editor sees drafts. */
export const previewAttribute = 'data-preview'

let read = (): boolean => document.documentElement.hasAttribute(previewAttribute)

/** Whether the page is shown to an editor with what is not published yet. */
export function isPreview(): boolean {
  return read()
}

export function readPreviewWith(reader: () => boolean): void {
  read = reader
}
