import { expect, it } from 'vitest'
import { composeClassPush, type PushedNotification } from './class-push.server.ts'

const about = {
  language: 'no',
  classId: 7,
  className: { no: 'Rolig yoga', en: 'Calm yoga' },
  startsAt: new Date('2026-11-24T17:30:00Z'),
  unbookingClosesAt: new Date('2026-11-24T14:30:00Z'),
} as const
const start = 'tirsdag 24. november kl. 18.30'
const deadline = `${start}. Meld deg av innen tirsdag 24. november kl. 15.30 hvis du ikke kommer.`

it.each<[PushedNotification, string, string, string]>([
  ['place-freed', 'Du har fått plass: Rolig yoga', start, '/min-side/trening'],
  ['opening', 'Bookingen er åpen: Rolig yoga', start, '/trening/gruppetimer'],
  ['place', 'Ledig plass: Rolig yoga', start, '/trening/gruppetimer'],
  ['deadline', 'Kommer du? Rolig yoga', deadline, '/min-side/trening'],
  ['cancelled', 'Avlyst: Rolig yoga', start, '/trening/gruppetimer'],
])(
  '%s says the class, when it is and where to look, and no more',
  (notification, title, body, path) => {
    const push = composeClassPush(notification, about, '42')
    expect(push).toMatchObject({ occasion: `${notification} 42`, title })
    expect(push.body.replaceAll('\u00a0', ' ')).toBe(body)
    expect(push.path.split(/[?#]/)[0]).toBe(path)
    expect(push.until).toEqual(
      notification === 'deadline' ? about.unbookingClosesAt : about.startsAt,
    )
  },
)

it('is in the language of the profile, and in Norwegian without a profile', () => {
  expect(composeClassPush('place', { ...about, language: 'en' }, '1')).toMatchObject({
    title: 'A free place: Calm yoga',
    body: 'Tuesday 24\u00a0November at 18:30',
    path: expect.stringContaining('/en/sports/group-classes'),
  })
  expect(composeClassPush('place', { ...about, language: null }, '1').title).toBe(
    'Ledig plass: Rolig yoga',
  )
})
