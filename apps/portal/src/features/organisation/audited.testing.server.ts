import { perLocale } from '@trivsel/content-contract/locales'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.save,
    async () => ({
      body: {
        name: perLocale(() => 'Fjordvel'),
        legalName: 'Studentsamskipnaden Fjordvel',
        organisationNumber: '974760673',
        postalAddress: '',
        visitingAddress: '',
        city: '',
        phone: '',
        email: '',
        openingHours: perLocale(() => ''),
        links: [],
        mailSignature: perLocale(() => ''),
        brandColour: '#0b5cad',
        attentionColour: '',
        sportsColour: '',
        version: 0,
      },
    }),
  ],
]
