import type { Organisation } from './organisation/organisation.ts'

/** Small ones show short lists. */
export type Screen = 'small' | 'large'

/** Takes the answer of a call within the process, which then need not be written and read. */
export type TakeAnswer = (answer: unknown) => void

/** What is known of a page while the server renders it; the browser finds each out for itself. */
export type RenderContext = {
  /** What the request says of the screen. */
  readonly screen: Screen
  /** Whether it is shown to an editor with what is not published yet. */
  readonly preview: boolean
  /** Whether it is for one visitor alone, whose cookies go along with calls to the API. */
  readonly personal: boolean
  /** The site's own public origin, without a slash at its end. */
  readonly origin: string
  /** Whose the map is; null where there is none. The same for everybody. */
  readonly mapAttribution: string | null
  /** Null until it has a name. The same for everybody. */
  readonly organisation: Organisation | null
  /** Those that are switched off (`closedServices`). The same for everybody. */
  readonly services: string
  readonly scriptMarker: string | undefined
  /** Addresses of the scripts of a light page, which React does not hydrate; null: it does. */
  readonly lightScripts: readonly string[] | null
  /** Addresses of what a hydrated page loads right after its own script. */
  readonly areaScripts: readonly string[]
  /** Calls the API in the same process, not over the network. */
  readonly dispatch: (path: string, init: RequestInit, take?: TakeAnswer) => Promise<Response>
  /** Notes that a part of the page could not be shown. */
  readonly reportFailure: (error: unknown) => void
}

let read = (): Partial<RenderContext> => ({})

/** Empty in the browser. */
export function renderContext(): Partial<RenderContext> {
  return read()
}

/** For the server, which has one context for each page under way, and for tests. */
export function provideRenderContext(reader: () => Partial<RenderContext>): void {
  read = reader
}
