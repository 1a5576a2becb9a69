import type { PublicFrameOffer } from '#ui/layout/public-frame-offer.ts'
import { Consent } from './components/Consent.tsx'
import { ConsentSettings } from './components/ConsentSettings.tsx'

export const publicFrame: PublicFrameOffer = { InFooter: ConsentSettings, Over: Consent, order: 2 }
