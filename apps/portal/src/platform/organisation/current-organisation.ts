import { renderContext } from '../render-context.ts'
import type { Organisation } from './organisation.ts'

/** Set on the document, as JSON: what the browser knows of the organisation. */
export const organisationAttribute = 'data-organisation'

let held: Organisation | null = null

/** Keeps what this process knows of the organisation. */
export function holdOrganisation(organisation: Organisation | null): void {
  held = organisation
}

/** In the browser: what was just saved is shown from the next rendering on. */
export function replaceInDocument(organisation: Organisation): void {
  document.documentElement.setAttribute(organisationAttribute, JSON.stringify(organisation))
  for (const note of followers) note()
}

const followers = new Set<() => void>()

/** In the browser: notifies of what `replaceInDocument` replaces. @returns ends that */
export function followDocument(note: () => void): () => void {
  followers.add(note)
  return () => followers.delete(note)
}

/** Null until an administrator has named it. */
export function organisation(): Organisation | null {
  const { organisation = held ?? inDocument() } = renderContext()
  return organisation
}

let read: { readonly json: string; readonly organisation: Organisation } | undefined

function inDocument(): Organisation | null {
  const json = globalThis.document?.documentElement.getAttribute(organisationAttribute)
  if (!json) return null
  if (read?.json !== json) read = { json, organisation: JSON.parse(json) }
  return read.organisation
}
