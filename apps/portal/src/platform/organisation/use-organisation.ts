import { useSyncExternalStore } from 'react'
import { followDocument, organisation } from './current-organisation.ts'
import type { Organisation } from './organisation.ts'

/** The organisation, also once it is changed while the page is open; null before it has a name. */
export const useOrganisation = (): Organisation | null =>
  useSyncExternalStore(followDocument, organisation, organisation)
