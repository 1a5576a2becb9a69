/** Invented people. `inDays`: days until the requested date. */
export const serviceInquiries = [
  {
    form: 'semester-wafers',
    sender: ['Sivert', 'Aas'],
    language: 'no',
    inDays: 20,
    text: 'To av oss tåler ikke egg, og én må ha glutenfritt.',
    answers: {
      association: 'Filmklubben Lerretet',
      place: 'Blindern, Frederikke, rommet ved hovedinngangen',
      from: '12:00',
      to: '14:00',
      people: 60,
      phone: '22 00 00 70',
    },
  },
  {
    form: 'welcome-lecture',
    sender: ['Hannah', 'Weber'],
    language: 'en',
    inDays: 45,
    text: '',
    answers: {
      institution: 'UiO',
      programme: 'International summer school',
      students: 220,
      language: 'en',
      length: 'minutes-30',
      from: '10:15',
      phone: '22 00 00 71',
    },
  },
  {
    form: 'health-coordinator',
    sender: ['Nora', 'Vik'],
    language: 'no',
    inDays: null,
    text: 'Jeg trenger noen å snakke med, og vet ikke om jeg skal begynne hos legen eller hos dere.',
    answers: { reach: 'phone', phone: '22 00 00 72', times: ['midday'], campus: 'Pilestredet' },
  },
] as const
