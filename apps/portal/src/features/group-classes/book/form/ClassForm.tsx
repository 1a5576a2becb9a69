import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import type { GroupExercise } from '../../model/contract.ts'
import { classBookingEndpoints } from '../endpoints.ts'

/** Books or unbooks without JavaScript: the answer leads back to this page. Belongs into a `noscript`. */
export function ClassForm(props: {
  exercise: GroupExercise
  wish: 'book' | 'unbook'
  /** The button. */
  children: ReactNode
}) {
  const { exercise, wish, children } = props
  const back = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <form method="post" action={`${classBookingEndpoints.sendForm.path}?language=${getLocale()}`}>
      <input type="hidden" name="classId" value={exercise.id} />
      <input type="hidden" name="centerId" value={exercise.sportsCenter.id} />
      <input type="hidden" name="wish" value={wish} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  )
}
