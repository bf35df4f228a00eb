/** Further words by which the screens of modules are found in the command palette and by the assistant, apart by commas: what people call them elsewhere. */
export const called = {
  also: {
    test: 'Exam, Examination, Quiz, Assessment, Mock test, Question paper',
    testQuestion: 'Question bank, MCQ, Test question',
    testSection: 'Test section',
    forumResponse: 'Answer to a post',
    student: 'Student, Pupil, Trainee',
    faculty: 'Teacher, Tutor, Trainer, Instructor',
    liveClass: 'Class, Online class, Lesson, Lecture, Session',
    liveClassAttendance: 'Attendance, Roll call, Register, Absentees',
    batch: 'Division, Cohort',
    coupon: 'Discount, Voucher, Promo code',
    membership: 'Plan, Package',
    course: 'Programme, Curriculum',
    section: 'Chapter, Unit of a subject',
    subscription: 'Enrolment, Enrollment, Subscriber, Enrol learners',
    timetable: 'Schedule, Calendar',
    licence: 'License, User licence',
    doubt: 'Query, Learner’s question',
    lead: 'Enquiry, Prospect',
    banner: 'Slider, Carousel',
    invoice: 'Bill, Receipt',
    branch: 'Centre, Campus',
    testReport: 'Exam results, Marks, Scores',
    salesReport: 'Sell, Sold, Turnover, Earnings',
    transactionHistory: 'Payment, Payment history, Record a payment, Fee, Fees, Refund, Refunds',
    offlineRevenue: 'Cash, Cash payment, Record a cash payment, Cheque, Offline fee, Offline payment',
    revenue: 'Income, Earning, Money received, Fee collection, Online payment',
    preSalesReport: 'Unpaid order, Pending order, Abandoned cart',
    courseSale: 'Course sale, Sales of courses',
    institutePayment: 'Payment of an institute',
    admission: 'New admission, Joining',
  },
};

/** The page of maintenance, opened while the platform answers. */
export const there = { title: 'The platform is there', text: 'No maintenance is under way: everything works as usual.' };
