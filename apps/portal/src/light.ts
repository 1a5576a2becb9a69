import { attachBehaviours } from '#platform/behaviours/attach-behaviours.ts'
import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { refreshPrefetched } from '#platform/behaviours/refresh-prefetched.ts'
import { followReplacedContent, showAddress } from '#platform/behaviours/replace-content.ts'
import { provideVisit } from '#platform/behaviours/visit.ts'
import { ignoreAbortedTransitions } from '#platform/routing/ignore-aborted-transitions.ts'
import { reloadOutdatedPage } from '#platform/routing/reload-outdated-page.ts'

/*
 * What every light page loads (docs/adr/0089-light-pages.md). What is large and seldom needed, such
 * as the map, its behaviour imports by itself.
 */

const files = import.meta.glob<Behaviour>('./{ui,core,features}/**/*.behaviour.ts', {
  eager: true,
  import: 'attach',
})

/** Of `./ui/layout/menu.behaviour.ts`: `menu`. */
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? ''

document.documentElement.dataset.scripted = ''
ignoreAbortedTransitions()
reloadOutdatedPage()
provideVisit((address) => void showAddress(address))
const look = attachBehaviours(
  new Map(Object.entries(files).map(([file, behaviour]) => [nameOf(file), behaviour])),
  reportError,
)
followReplacedContent(look)
refreshPrefetched()
