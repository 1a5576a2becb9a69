import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import type { DayChild, TabletDay } from '../../list/contract.ts'
import { DayPart } from './DayPart.tsx'

const at = (time: string) => `2027-03-10T${time}:00.000Z`
const child = (firstName: string, values: Partial<DayChild> = {}): DayChild => ({
  id: firstName,
  firstName,
  lastName: 'Lunde',
  arrivedAt: null,
  departedAt: null,
  departedHow: null,
  absence: null,
  lastMark: null,
  isDoubled: false,
  ...values,
})
const day: TabletDay = {
  deviceId: 'tablet',
  deviceName: 'Garderoben',
  kindergarten: 'Lavebrua',
  department: 'Blåbær',
  now: at('07:00'),
  onDate: '2027-03-10',
  children: [
    child('Anne'),
    child('Bo', { arrivedAt: at('06:45') }),
    child('Cato', { absence: { kind: 'late', arrivesAt: '10:00', byGuardian: true } }),
    child('Dina', {
      arrivedAt: at('06:45'),
      departedAt: at('16:00'),
      departedHow: 'closing-time',
    }),
  ],
  employees: [{ id: 'siri', name: 'Siri' }],
  unreadThreads: 0,
  opened: null,
}

const render = (values: Partial<Parameters<typeof DayPart>[0]> = {}) =>
  renderToStaticMarkup(
    <QueryProvider>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <DayPart
            day={day}
            receivedAt={new Date(at('07:00'))}
            isOffline={false}
            now={new Date(at('07:00'))}
            onChange={() => undefined}
            {...values}
          />
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>,
  )
const labelsOf = (html: string) =>
  [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, text]) => text)

it('each child has the presses of its state', () => {
  expect(labelsOf(render())).toEqual([
    'Barna på avdelingen',
    'Kom: Anne Lunde',
    'Borte: Anne Lunde',
    'Gikk: Bo Lunde',
    'Kom: Cato Lunde',
    'Borte: Cato Lunde',
    'Kom: Dina Lunde',
  ])
})

it('a day that ended by itself, and a late arrival, are said', () => {
  const html = render()
  expect(html).toContain('Kommer kl.\u00a010.00')
  expect(html).toContain('Avsluttet ved stengetid kl.\u00a017.00')
  expect(html).toContain('1 er her, 2 ventes, 0 er borte, 1 har gått')
})

it('health is there after a PIN, and never without a network', () => {
  const opened = { by: 'Siri', until: at('07:05') }
  const health = (values: Parameters<typeof render>[0]) =>
    labelsOf(render({ day: { ...day, opened }, ...values })).filter((label) =>
      label?.startsWith('Helse'),
    )
  expect(health({})).toHaveLength(4)
  expect(health({ isOffline: true })).toEqual([])
  expect(health({ now: new Date(at('07:05')) })).toEqual([])
})

it('a clock that is wrong is said', () => {
  const said = (receivedAt: string) =>
    render({ receivedAt: new Date(at(receivedAt)) }).includes('Klokka på nettbrettet går feil')
  expect(said('07:04')).toBe(false)
  expect(said('07:06')).toBe(true)
})
