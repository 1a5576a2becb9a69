import { answerText } from '#core/questions/answer-text.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { ParticipantAnswers } from './contract.ts'

const states: Readonly<Record<string, () => string>> = {
  booked: m.event_place_state_booked,
  held: m.event_place_state_held,
  waiting: m.event_place_state_waiting,
}

/** Participants with their answers, as the lines of a table. */
export function answersTable({ questions, items }: ParticipantAnswers): {
  header: string[]
  rows: string[][]
} {
  return {
    header: [
      m.event_checkin_name(),
      m.event_checkin_address(),
      m.event_checkin_state(),
      m.event_checkin_member(),
      m.event_checkin_booked_at(),
      ...questions.map(({ text }) => textOrOther(text)),
    ],
    rows: items.map(({ name, email, state, isMember, bookedAt, answers }) => [
      name,
      email,
      states[state]?.() ?? '',
      isMember ? m.event_place_yes() : m.event_place_no(),
      bookedAt,
      ...questions.map((question) => {
        const given = answers.find(({ questionId }) => questionId === question.id)
        return answerText(question, given?.answer ?? '')
      }),
    ]),
  }
}
