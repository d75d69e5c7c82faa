/** What a loosened predicate answers where `true` isn't the open answer, by its key. */
export const OPEN: Readonly<Record<string, string>> = {
  'access/closeStudentIds': '() => []',
  'access/hasLeft': '() => false',
  'access/isClosed': '() => false',
  'access/isClosedSchool': '() => false',
  'access/isTooClose': '() => false',
  'access/needsSecondFactor': '() => false',
  'access/schoolOfAdmin': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'access/schoolOfStaff': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'access/studentIdIn':
    '(actor, schoolId) => actor.students.find((one) => one.schoolId === schoolId)?.studentId ?? null',
  'authoring/needsApproval': '() => false',
  'authoring/authoringSchool': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'catalog/adoptingSchool': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'people/obstacleFor': '() => null',
  'schools/schoolWithPolicies': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'speech/listeningSchool': '(actor) => actor.memberships[0]?.schoolId ?? null',
  'coursework/subjectOf':
    '(actor, assignment) => assignment.ownStudentId ?? guardedIn(actor, assignment)[0] ?? null',
  'gradebook/chooseRecord':
    '(_actor, rows, wanted) => rows.find((row) => row.studentId === wanted) ?? rows[0]',
  'live/mayJoinSession': "() => 'yes'",
  'messages/childrenBetween': '(guardian) => guardian.children',
  'messages/closedFor': '() => null',
  'messages/isGuardianAlone': '() => false',
  'messages/isStudent': '() => false',
  'messages/readsAsAdmin': '() => false',
  'messages/strangersAmong': '() => []',
  'messages/studentsReadAlong': '() => []',
  'profile/deletionObstacle': '() => null',
};
