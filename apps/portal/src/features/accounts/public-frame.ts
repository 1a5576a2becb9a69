import type { PublicFrameOffer } from '#ui/layout/public-frame-offer.ts'
import { AccountLinks } from './login/AccountLinks.tsx'

export const publicFrame: PublicFrameOffer = { InHeader: AccountLinks, order: 1 }
