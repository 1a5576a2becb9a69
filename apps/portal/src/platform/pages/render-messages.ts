import type { Locale } from '@trivsel/content-contract/locales'
import type { Organisation } from '../organisation/organisation.ts'
import type { Screen } from '../render-context.ts'
import type { SiteScripts } from './site-scripts.server.ts'

/** What the rendering thread is started with. */
export type RenderSettings = {
  /** Address of the site's own module, as it was built. */
  module: string
  mapAttribution: string | null
  scripts: SiteScripts
  /** Where what is compiled is kept for the next start; without it nothing is. */
  dataFolder: string | undefined
}

/** Messages from the main thread to the rendering thread. */
export type ToRenderer =
  | { kind: 'render'; rendering: number; address: string; context: RenderingContext }
  | ({ kind: 'answered'; call: number; status: number; text: string } & Taken)
  | { kind: 'unreachable'; call: number }

/** Messages from the rendering thread to the main thread. */
export type FromRenderer =
  | { kind: 'ready' }
  | {
      kind: 'rendered'
      rendering: number
      status: number
      location: string | null
      body: Uint8Array
      br: Uint8Array
      scripts: readonly string[]
    }
  | { kind: 'failed'; rendering: number; error: unknown }
  | { kind: 'call'; rendering: number; call: number; path: string; init: CallInit }
  | { kind: 'failedPart'; error: unknown; page: string }

export type RenderingContext = {
  locale: Locale
  screen: Screen
  preview: boolean
  personal: boolean
  organisation: Organisation | null
  services: string
  scriptMarker: string | undefined
  light: boolean
}

export type CallInit = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * An answer of the API that is handed over as it is. One that comes again and again is sent once and
 * then named by its number, so that what is made of it is made once.
 */
export type Taken = { answer?: { number?: number; value?: unknown } }

/** Numbered answers that the main thread takes the rendering thread to have. */
export const heldAnswers = 100

/** What can be sent of anything that was thrown. */
export function sendable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}
