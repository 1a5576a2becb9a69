import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Questions } from '#core/questions/components/Questions.tsx'
import { useAnswers } from '#core/questions/use-answers.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { HolderFields } from '../../model/components/HolderFields.tsx'
import type { BookCourse, CourseToBook, OwnCourse } from '../../model/contract.ts'
import { refetchCourses } from '../../model/queries.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { priceText, ruleText } from '../../model/texts.ts'
import {
  emptyHolder,
  judgeHolder,
  problemsOf,
  type TypedHolder,
  toHolder,
} from '../../model/typed-holder.ts'
import { bookCourse, ownCourseQuery } from '../queries.ts'
import styles from './Book.module.css'

type Props = { course: CourseToBook; own: OwnCourse }

const prefixOf = (index: number) => `course-person-${index + 2}`

/** For how many, for whom, what the course asks, and the button that books, with the price and the rule. */
export function BookForm({ course, own }: Props) {
  const [typed, setTyped] = useState<readonly TypedHolder[]>([])
  const [failures, setFailures] = useState(0)
  const answers = useAnswers(own.questions, [])
  const booking = useBook(course.id)
  const priceOre = own.ownPriceOre + typed.length * own.otherPriceOre
  const found = typed.map((one) => (failures === 0 ? {} : judgeHolder(one)))
  const problems = [
    ...found.flatMap((one, index) => problemsOf(prefixOf(index), one)),
    ...answers.problems,
  ]
  const submit = () => {
    const isFine = typed.every((one) => Object.keys(judgeHolder(one)).length === 0)
    const isAnswered = answers.check()
    if (isFine && isAnswered)
      booking.mutate({
        seenPriceOre: priceOre,
        others: typed.map(toHolder),
        answers: answers.given,
      })
    else setFailures(failures + 1)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ProblemSummary problems={problems} failures={failures} />
      {course.mostSeats > 1 && (
        <HowMany
          most={course.mostSeats}
          count={typed.length + 1}
          onChange={(count) =>
            setTyped(Array.from({ length: count - 1 }, (_, index) => typed[index] ?? emptyHolder))
          }
        />
      )}
      <p>{m.course_booking_you({ name: own.name })}</p>
      {typed.map((one, index) => (
        <fieldset key={prefixOf(index)} className={styles.person}>
          <legend>{m.course_booking_person({ number: index + 2 })}</legend>
          <HolderFields
            prefix={prefixOf(index)}
            typed={one}
            problems={found[index] ?? {}}
            onChange={(changed) => setTyped(typed.with(index, changed))}
          />
        </fieldset>
      ))}
      <Questions answers={answers} />
      <Price own={own} others={typed.length} priceOre={priceOre} />
      {priceOre > 0 && <p>{ruleText(course.rule)}</p>}
      <div className={styles.buttons}>
        <Button type="submit" loading={booking.isPending}>
          {bookText(course, typed.length + 1, priceOre)}
        </Button>
      </div>
    </form>
  )
}

function HowMany(props: { most: number; count: number; onChange: (count: number) => void }) {
  const { most, count, onChange } = props
  return (
    <SelectField
      id="course-seats"
      label={m.course_booking_how_many()}
      hint={m.course_booking_group_hint()}
      error={undefined}
      value={count}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((seats) => (
        <option key={seats} value={seats}>
          {seats}
        </option>
      ))}
    </SelectField>
  )
}

/** Worked out seat by seat, and read out when it changes. */
function Price(props: { own: OwnCourse; others: number; priceOre: number }) {
  const { own, others, priceOre } = props
  if (own.ownPriceOre === 0 && own.otherPriceOre === 0)
    return <p>{m.course_booking_price_free()}</p>
  return (
    <div className={styles.sum} role="status">
      <p>{m.course_booking_own_price({ price: priceText(own.ownPriceOre) })}</p>
      {others > 0 && (
        <p>
          {m.course_booking_others_price({
            count: others,
            price: priceText(others * own.otherPriceOre),
          })}
        </p>
      )}
      <p>
        <strong>{m.course_booking_sum({ price: priceText(priceOre) })}</strong>
      </p>
    </div>
  )
}

function bookText({ free }: CourseToBook, seats: number, priceOre: number): string {
  if (free < seats) return m.course_booking_enter_queue()
  return priceOre === 0
    ? m.course_booking_book()
    : m.course_booking_book_price({ price: formatKroner(priceOre) })
}

function useBook(courseId: string) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (wanted: BookCourse) => whileLoggedIn(() => bookCourse(courseId, wanted)),
    onSuccess: (booked) => {
      queryClient.setQueryData(ownCourseQuery(courseId).queryKey, booked)
      showMessage(bookedText(booked), 'success')
    },
    onError: (error) => showMessage(courseErrorText(error), 'error'),
    onSettled: refetchCourses,
  })
}

function bookedText({ place }: OwnCourse): string {
  if (place?.state === 'waiting') return m.course_booking_now_waiting()
  return place?.state === 'held' ? m.course_booking_now_held() : m.course_booking_now_booked()
}
