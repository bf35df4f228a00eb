/** Further words by which the screens of modules are found in the command palette, apart by commas: what people call them elsewhere. */
export const called = {
  also: {
    test: 'Exam, Examination, Quiz, Assessment, Mock test, Question paper',
    testQuestion: 'Question bank, MCQ, Test question',
    testSection: 'Test section',
    forumResponse: 'Answer to a post',
    student: 'Student, Pupil, Trainee',
    faculty: 'Teacher, Tutor, Trainer, Instructor',
    liveClass: 'Online class, Lesson, Lecture, Session',
    liveClassAttendance: 'Attendance, Roll call, Register, Absentees',
    batch: 'Division, Cohort',
    coupon: 'Discount, Voucher, Promo code',
    membership: 'Plan, Package',
    course: 'Programme, Curriculum',
    subscription: 'Enrolment, Subscriber',
    timetable: 'Schedule, Calendar',
    doubt: 'Query, Learner’s question',
    lead: 'Enquiry, Prospect',
    banner: 'Slider, Carousel',
    invoice: 'Bill, Receipt',
    branch: 'Centre, Campus',
    testReport: 'Exam results, Marks, Scores',
  },
};

/** The page of maintenance, opened while the platform answers. */
export const there = { title: 'The platform is there', text: 'No maintenance is under way: everything works as usual.' };
