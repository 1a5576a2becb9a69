import type { Sender } from './sender.server.ts'

export const testSender: Sender = {
  name: 'Trivsel',
  organisationNumber: '310000019',
  address: 'Eksempelveien 1, 0001 Oslo',
  isExample: false,
}
