import { defineResource, f } from '../schemas';

const STAFF = ['super_admin', 'admin', 'institute', 'sub_admin', 'faculty'] as const;

/** A person as the forum knows them (part 1 §2, part 2 §7): who that is, and what they wrote, follow and attend. Open to all who use the console. */
export const forumPerson = defineResource({
  name: 'forumPerson',
  route: ['forum/user', 'forum/user/:id/about'],
  module: null,
  source: 'forumPeople',
  picture: 'imageURL',
  rights: { read: STAFF, export: STAFF },
  endpoint: { path: '/forum/user', calls: { get: 'GET /user/{id}/about' } },
  fields: {
    name: f.text({ searchable: true }),
    imageURL: f.image({ kind: 'user' }),
    role: f.choice(['super_admin', 'institute', 'student', 'admin', 'faculty', 'sub_admin']),
    status: f.choice(['invited', 'active', 'inactive'], { tones: { invited: 'amber', active: 'green', inactive: 'grey' } }),
    city: f.text({ searchable: true }),
    groups: f.integer(),
    posts: f.integer(),
    followers: f.integer(),
  },
  list: {
    madeIn: 'forumPost',
    columns: ['name', 'role', 'city', 'groups', 'posts', 'followers', 'status', 'instituteId'],
    filters: ['role', 'status', 'instituteId', 'createdAt'],
    sort: 'name',
    sortable: ['name'],
  },
  related: [{ resource: 'forumPost', field: 'authorId' }, { resource: 'groupMember', field: 'userId' }, { resource: 'follower', field: 'userId' }, { resource: 'subscription', field: 'userId' }],
});
