import { expect, it } from 'vitest'
import { createPersonalStaffPages } from './personal-pages.server.ts'

const isPersonal = createPersonalStaffPages({ PORTAL_URL: 'https://trivsel.example' })
const cookies = 'a=b; __Host-portal-staff=token'

it.each(['/ansatt', '/ansatt?page=2', '/ansatt/saker/7', '/en/staff', '/en/staff/cases'])(
  '%s is for one member of staff, in a browser with the cookie',
  (address) => {
    expect(isPersonal(address, cookies)).toBe(true)
    expect(isPersonal(address, 'portal-signed-in=1')).toBe(false)
  },
)

it.each(['/', '/ansatte', '/en', '/en/staffing', '/om-oss/ansatt'])(
  '%s is for everybody',
  (address) => {
    expect(isPersonal(address, cookies)).toBe(false)
  },
)
