import type { MyPageKey } from '@trivsel/content-contract/addresses'

/** What editors know the pages of my page by. */
export const myPageLabels: Record<MyPageKey, { nb: string; en: string }> = {
  overview: { nb: 'Oversikt', en: 'Overview' },
  profile: { nb: 'Profil', en: 'Profile' },
  sports: { nb: 'Trening', en: 'Sports' },
  onlineTraining: { nb: 'Nettrening', en: 'Online training' },
  personalTraining: { nb: 'Personlig trener', en: 'Personal trainer' },
  boost: { nb: 'Boost', en: 'Boost' },
  finances: { nb: 'Min økonomi', en: 'My finances' },
  associations: { nb: 'Foreninger', en: 'Associations' },
  courses: { nb: 'Kurs', en: 'Courses' },
  kindergarten: { nb: 'Barnehage', en: 'Kindergarten' },
  health: { nb: 'Helse', en: 'Health' },
  depositAccount: { nb: 'Depositumskonto', en: 'Deposit account' },
  security: { nb: 'Innlogging og sikkerhet', en: 'Login and security' },
  privacy: { nb: 'Personvern og data', en: 'Privacy and data' },
}
