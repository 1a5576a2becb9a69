import { renderContext } from '../render-context.ts'

/** Set on the document while an editor sees drafts. */
export const previewAttribute = 'data-preview'

/** Whether the page is shown to an editor with what is not published yet. */
export function isPreview(): boolean {
  return renderContext().preview ?? document.documentElement.hasAttribute(previewAttribute)
}
