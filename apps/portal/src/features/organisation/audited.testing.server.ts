import { perLocale } from '@trivsel/content-contract/locales'
import sharp from 'sharp'
import { organisationPicturesTable, organisationTable } from '#core/organisation/tables.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

const fjordvel = {
  name: perLocale(() => 'Fjordvel'),
  legalName: 'Studentsamskipnaden Fjordvel',
  organisationNumber: '974760673',
  // Letters of other features are written with it.
  postalAddress: 'Fjordgata 1, 9008 Fjordvik',
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
}

export const auditedCalls: AuditedCalls = [
  [
    described.save,
    async () => ({
      body: {
        ...fjordvel,
        version: 0,
      },
    }),
  ],
  [
    described.savePicture,
    async (database) => {
      await database.insert(organisationTable).values(fjordvel).onConflictDoNothing()
      const body = new FormData()
      body.append('file', new Blob([await drawSquare()], { type: 'image/png' }), 'logo.png')
      return { params: { picture: 'logo' }, body }
    },
  ],
  [
    described.removePicture,
    async (database) => {
      const bytes = await drawSquare()
      await database
        .insert(organisationPicturesTable)
        .values({ file: '/mark.png', picture: 'mark', bytes, width: 80, height: 80, hash: 'abc' })
        .onConflictDoNothing()
      return { params: { picture: 'mark' } }
    },
  ],
]

const drawSquare = async () =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#0b5cad' } })
    .png()
    .toBuffer()
