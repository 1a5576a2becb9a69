import { m } from '#messages'
import type { NewsletterTopic } from './rules.ts'

export const topicNames = {
  'student-life': m.newsletter_topic_student_life,
  sports: m.newsletter_topic_sports,
  food: m.newsletter_topic_food,
  housing: m.newsletter_topic_housing,
} as const satisfies Record<NewsletterTopic, unknown>
