import type { ContentAddresses } from '../content/content-addresses.server.ts'
import { comparedAddress, findOldAddress, placeOf } from '../routing/old-address.ts'
import { isOpenAddress } from '../routing/open-address.ts'
import { createMissedAddresses } from './missed-addresses.server.ts'

/** Where old addresses lead, by the address as it is compared. */
export type RedirectTargets = ReadonlyMap<string, string>

export type OldAddresses = ReturnType<typeof createOldAddresses>

/**
 * Addresses of the site before this one: what this process knows of where they lead, and a count of
 * those that lead nowhere.
 */
export function createOldAddresses({ findRedirect }: Pick<ContentAddresses, 'findRedirect'>) {
  const missed = createMissedAddresses()
  let targets: RedirectTargets = new Map()

  const lookUp = (place: Pick<URL, 'pathname' | 'search'>) =>
    targets.get(findOldAddress(place, (address) => targets.has(address)) ?? '')

  return {
    hold(current: RedirectTargets): void {
      targets = current
    },

    /**
     * Where an address that is no page leads now, or null. The content system has redirects of its own:
     * when it leads on from there, the visitor is led on once, and never in circles.
     */
    async findTarget(place: Pick<URL, 'pathname' | 'search'>): Promise<string | null> {
      let target = lookUp(place)
      const met = new Set([comparedAddress(place)])
      while (target !== undefined) {
        const next = placeOf(target)
        if (!next) return target
        const address = comparedAddress(next)
        if (met.has(address)) return null
        met.add(address)
        const further = (await findRedirect(next.pathname))?.to ?? lookUp(next)
        if (further === undefined) return isOpenAddress(target) ? target : null
        target = further
      }
      return null
    },

    noteMissed: missed.note,
    takeMissed: missed.take,
  }
}
