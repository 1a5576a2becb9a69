import {
  choiceField,
  localizedField,
  numberField,
  optionalChoiceField,
  optionalNumberField,
  optionalReferenceField,
  referenceField,
  textField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import { m } from '#messages'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import type { CategoryColour } from './category-colours.ts'
import { maximumMinutes, maximumPlaces, minuteStep } from './class-limits.ts'
import { dayStripLength } from './day-strip.ts'
import { illustrations } from './illustrations.ts'
import { rowTexts } from './schedule-fields.ts'

/*
 * Every field that staff set before classes can be planned, in the order of its form. The forms, the
 * requests and answers of the API and the audit log are derived from these descriptions.
 */

type Named = { readonly id: number; readonly name: string }

/** What the fields of the setup refer to by id. */
export type ClassSetupNames = {
  readonly centers: readonly Named[]
  readonly categories: readonly { readonly id: number; readonly name: Localized }[]
  /** Pages of the content system that give their name. */
  readonly gyms: readonly Named[]
  readonly trainers: readonly Named[]
}

const named = (items: readonly Named[]) =>
  items.map(({ id, name }) => ({ value: String(id), text: name }))

/** Empty where the name is that of a page. */
const ownName = { longest: 80, hint: m.class_setup_own_name_hint } as const

const daysField = <const Key extends string>(description: {
  label: () => string
  audit: Key
  hint?: () => string
}) => numberField({ ...description, least: 1, most: 365, invalid: 'DAYS_INVALID' })

/** As people name them. */
const colourNames = {
  pistachio: m.class_setup_colour_green,
  apple: m.class_setup_colour_red,
  dandelion: m.class_setup_colour_yellow,
  syrin: m.class_setup_colour_purple,
  'city-pigeon': m.class_setup_colour_blue,
} satisfies Record<CategoryColour, () => string>

export const classSetupFields = {
  settings: {
    bookingOpensDaysBefore: numberField({
      label: m.class_settings_opens,
      hint: m.class_settings_opens_hint,
      audit: 'classBookingOpensDays',
      least: 1,
      most: dayStripLength - 1,
      invalid: 'OPENS_INVALID',
    }),
    unbookingClosesMinutesBefore: numberField({
      label: m.class_settings_closes,
      hint: m.class_settings_closes_hint,
      audit: 'classUnbookingClosesMinutes',
      least: 1,
      most: 1440,
      invalid: 'CLOSES_INVALID',
    }),
    bookingsPerDay: numberField({
      label: m.class_settings_per_day,
      audit: 'classBookingsPerDay',
      least: 1,
      most: 20,
      invalid: 'PER_DAY_INVALID',
    }),
    queueLimit: optionalNumberField({
      label: m.class_settings_queue,
      hint: m.class_settings_queue_hint,
      audit: 'classQueueLimit',
      least: 0,
      most: maximumPlaces,
      invalid: 'QUEUE_INVALID',
    }),
    noShowLimit: numberField({
      label: m.class_settings_no_shows,
      audit: 'classNoShowLimit',
      least: 1,
      most: 20,
      invalid: 'NO_SHOWS_INVALID',
    }),
    noShowDays: daysField({
      label: m.class_settings_no_show_days,
      hint: m.class_settings_no_show_days_hint,
      audit: 'classNoShowDays',
    }),
    blockDays: daysField({ label: m.class_settings_block_days, audit: 'classBlockDays' }),
  },
  center: {
    gymId: optionalReferenceField({
      label: m.class_setup_gym,
      hint: m.class_setup_gym_hint,
      audit: 'sportsCenterGymId',
      options: ({ gyms }: ClassSetupNames) => [
        { value: '', text: m.class_setup_no_gym() },
        ...named(gyms),
      ],
      required: 'GYM_REQUIRED',
    }),
    name: textField({ label: m.class_setup_name, audit: 'sportsCenterName', ...ownName }),
    isActive: yesOrNoField({
      label: m.class_setup_center_in_use,
      audit: 'sportsCenterInUse',
    }),
  },
  room: {
    centerId: referenceField({
      label: m.schedule_center,
      audit: 'classRoomCenterId',
      options: ({ centers }: ClassSetupNames) => named(centers),
      required: 'CENTER_REQUIRED',
    }),
    name: localizedField({
      label: m.class_setup_name,
      audit: 'classRoomName',
      auditName: m.audit_field_room,
      required: 'NAME_REQUIRED',
      longest: 80,
    }),
  },
  instructor: {
    trainerId: optionalReferenceField({
      label: m.class_setup_trainer,
      hint: m.class_setup_trainer_hint,
      audit: 'instructorTrainerId',
      options: ({ trainers }: ClassSetupNames) => [
        { value: '', text: m.class_setup_no_trainer() },
        ...named(trainers),
      ],
      required: 'TRAINER_REQUIRED',
    }),
    name: textField({ label: m.class_setup_name, audit: 'instructorName', ...ownName }),
    isActive: yesOrNoField({
      label: m.class_setup_instructor_in_use,
      audit: 'instructorInUse',
    }),
  },
  category: {
    name: localizedField({
      label: m.class_setup_name,
      audit: 'classCategoryName',
      required: 'NAME_REQUIRED',
      longest: 80,
    }),
    isInFilter: yesOrNoField({
      label: m.class_setup_in_filter,
      hint: m.class_setup_in_filter_hint,
      audit: 'classCategoryInFilter',
    }),
    colour: optionalChoiceField<CategoryColour, 'classCategoryColour'>({
      label: m.class_setup_colour,
      hint: m.class_setup_colour_hint,
      audit: 'classCategoryColour',
      values: colourNames,
      none: m.class_setup_no_colour,
      required: 'COLOUR_REQUIRED',
    }),
    isActive: yesOrNoField({
      label: m.class_setup_category_in_use,
      hint: m.class_setup_category_in_use_hint,
      audit: 'classCategoryInUse',
    }),
  },
  'class-kind': {
    ...rowTexts,
    categoryId: referenceField({
      label: m.schedule_category,
      audit: 'classKindCategoryId',
      options: ({ categories }: ClassSetupNames) =>
        categories.map(({ id, name }) => ({ value: String(id), text: textIn(name) })),
      required: 'CATEGORY_REQUIRED',
    }),
    durationMinutes: numberField({
      label: m.schedule_duration,
      audit: 'classMinutes',
      least: minuteStep,
      most: maximumMinutes,
      invalid: 'DURATION_INVALID',
    }),
    capacity: numberField({
      label: m.staff_class_places,
      audit: 'capacity',
      auditName: m.audit_field_capacity,
      least: 1,
      most: maximumPlaces,
      invalid: 'CAPACITY_INVALID',
    }),
    imageUrl: choiceField<string, 'classPicture'>({
      label: m.class_setup_picture,
      audit: 'classPicture',
      values: illustrations,
      required: 'PICTURE_REQUIRED',
    }),
  },
}
