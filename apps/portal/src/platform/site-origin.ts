import { renderContext } from './render-context.ts'

let known: string | undefined

/** The site's own public origin, for addresses that others keep: without a slash at its end. */
export function siteOrigin(): string {
  return renderContext().origin ?? readFromPage()
}

/** As the server wrote it: under another name of the same host a page must stay the same. */
function readFromPage(): string {
  if (known === undefined) {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    known = new URL(canonical?.href ?? location.href).origin
  }
  return known
}
