import { startAfterPaint } from './start-after-paint.ts'
import { takeMarkedScripts } from './take-marked-scripts.ts'

/** A rendered page as it is sent, and the texts of its own inline scripts. */
export type FinishedPage = {
  body: Buffer
  scripts: readonly string[]
  /** The body compressed quickly, where that was done on the way. */
  br?: Buffer
}

/** @param scriptMarker none of a page without inline scripts */
export function finishPage(rendered: string, scriptMarker: string | undefined): FinishedPage {
  if (scriptMarker === undefined) return { body: Buffer.from(rendered), scripts: [] }
  const { html, scripts } = takeMarkedScripts(rendered, scriptMarker)
  const page = startAfterPaint(html)
  if (page.script !== null) scripts.push(page.script)
  return { body: Buffer.from(page.html), scripts }
}
