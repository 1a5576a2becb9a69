import type { RenderContext } from '../render-context.ts'
import type { RenderSite } from './render-page.server.ts'
import type { SiteScripts } from './site-scripts.server.ts'

/** What the site needs of the process around it. */
export type Surroundings = {
  dispatch: RenderContext['dispatch']
  /** Takes note of a part of a page that could not be shown. @param page its path */
  noteFailedPart: (error: unknown, page: string) => void
  /** Whose the map is; null where there is none. */
  mapAttribution: string | null
  scripts: SiteScripts
}

/** What `src/server.ts` exports, built or not. */
export type SiteModule = {
  renderPage: RenderSite
  /** Loads what the pages are made of, which is otherwise loaded with the first of each kind. */
  loadPages(): Promise<void>
  surroundSite(surroundings: Surroundings): void
}
