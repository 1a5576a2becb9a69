import type { PublicFrameOffer } from '#ui/layout/public-frame-offer.ts'
import { ConsentBar } from './bar/ConsentBar.tsx'
import { ConsentSettings } from './bar/ConsentSettings.tsx'

export const publicFrame: PublicFrameOffer = {
  InFooter: ConsentSettings,
  Over: ConsentBar,
  order: 2,
}
