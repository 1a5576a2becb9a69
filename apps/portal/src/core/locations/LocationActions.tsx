import type { TextLink } from '@trivsel/content-contract/content'
import type { Location } from '@trivsel/content-contract/place'
import { m } from '#messages'
import { ActionLinks } from '#ui/detail-page/ActionLinks.tsx'
import { directionsAddress } from './directions.ts'

type Props = {
  place: { address: string | null; location: Location | null; mainAction?: TextLink | null }
}

/** What most people come to do, and the way there. */
export function LocationActions({ place }: Props) {
  const { mainAction } = place
  const directions = directionsAddress(place)
  return (
    <ActionLinks
      links={mainAction ? [mainAction] : []}
      others={
        directions ? [{ text: m.location_directions(), href: directions, openInNewTab: false }] : []
      }
    />
  )
}
