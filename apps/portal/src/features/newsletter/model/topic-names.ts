import type { NewsletterTopic } from '#core/newsletters/rules.ts'
import { m } from '#messages'

export const topicNames = {
  'student-life': m.newsletter_topic_student_life,
  sports: m.newsletter_topic_sports,
  food: m.newsletter_topic_food,
  housing: m.newsletter_topic_housing,
} as const satisfies Record<NewsletterTopic, unknown>
