import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import type { GroupExercise } from '../../model/contract.ts'
import { classBookingEndpoints } from '../endpoints.ts'

/** Books or unbooks without JavaScript; the answer redirects to this page. Belongs in a `noscript`. */
export function ClassForm(props: {
  exercise: GroupExercise
  action: 'book' | 'unbook'
  /** The button. */
  children: ReactNode
}) {
  const { exercise, action, children } = props
  const back = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <form method="post" action={`${classBookingEndpoints.sendForm.path}?language=${getLocale()}`}>
      <input type="hidden" name="classId" value={exercise.id} />
      <input type="hidden" name="centerId" value={exercise.sportsCenter.id} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  )
}
