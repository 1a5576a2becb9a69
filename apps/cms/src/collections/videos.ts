import type { CollectionConfig, StaticLabel, TextareaField } from 'payload'
import { textarea } from 'payload/shared'
import { canChangeFile } from '../access/can-change-file.ts'
import { canReadFile } from '../access/can-read-file.ts'
import { isPublisher } from '../access/is-publisher.ts'
import { isSignedIn } from '../access/is-signed-in.ts'
import { environment } from '../environment.ts'
import { importMarkFields } from '../fields/import-marks.ts'
import { answerMissingFile } from '../files/answer-missing-file.ts'
import { announceFile } from '../hooks/announce-file.ts'
import { nameFileByContent } from '../hooks/name-file-by-content.ts'
import { lockPublishedItems } from '../projection/lock-published.ts'
import { refuseDeletingUsed } from '../usage/refuse-deleting-used.ts'
import { usageField } from '../usage/usage-field.ts'

const captionsField = (name: 'captionsNo' | 'captionsEn', label: StaticLabel): TextareaField => ({
  name,
  type: 'textarea',
  label,
  maxLength: 200_000,
  validate: (value, options) => {
    if (value && !value.startsWith('WEBVTT'))
      return options.req.i18n.language === 'nb'
        ? 'Lim inn hele innholdet av en .vtt-fil. Det begynner med WEBVTT.'
        : 'Paste the whole content of a .vtt file. It starts with WEBVTT.'
    return textarea(value, options)
  },
  admin: {
    rows: 6,
    description: {
      nb: 'Innholdet av en .vtt-fil. Video med tale må ha teksting.',
      en: 'The content of a .vtt file. A video in which somebody speaks must have captions.',
    },
  },
})

/**
 * Files of training videos. They are for members of the gyms alone: unlike pictures and
 * attachments, the site never gives them to everybody.
 */
export const Videos: CollectionConfig = {
  slug: 'videos',
  labels: {
    singular: { nb: 'videofil', en: 'video file' },
    plural: { nb: 'Videofiler', en: 'Video files' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
    group: { nb: 'Filer', en: 'Files' },
    hideAPIURL: true,
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    description: {
      nb: 'Bruk MP4 (H.264) eller WebM, høyst 500 MB. Bare medlemmer kan se filene.',
      en: 'Use MP4 (H.264) or WebM, 500 MB at most. Only members can see the files.',
    },
  },
  access: {
    create: isSignedIn,
    read: canReadFile,
    update: canChangeFile('videos'),
    delete: isPublisher,
  },
  upload: {
    staticDir: environment.videosDir,
    mimeTypes: ['video/mp4', 'video/webm'],
    handlers: [answerMissingFile(environment.videosDir)],
    pasteURL: false,
  },
  hooks: {
    ...announceFile('videos'),
    beforeOperation: [lockPublishedItems, nameFileByContent],
    beforeDelete: [refuseDeletingUsed],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      label: { nb: 'Tittel', en: 'Title' },
      admin: { description: { nb: 'Bare for redaksjonen.', en: 'For editors only.' } },
    },
    captionsField('captionsNo', { nb: 'Norsk teksting', en: 'Norwegian captions' }),
    captionsField('captionsEn', { nb: 'Engelsk teksting', en: 'English captions' }),
    usageField,
    ...importMarkFields,
  ],
}
