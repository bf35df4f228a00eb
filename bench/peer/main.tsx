import { createRoot } from 'react-dom/client';
import { Admin, DataTable, Edit, List, Resource, SearchInput, SimpleForm, TextInput } from 'react-admin';
import { fetchUtils, type DataProvider } from 'ra-core';

const COLUMNS = ['name', 'emailId', 'phoneNumber', 'role', 'instituteName', 'city', 'status', 'lastSignInAt', 'createdAt'];

/** The smallest provider that a list with paging, sort and search and a form can work with. */
const dataProvider = {
  getList: async (_resource: string, { pagination, sort, filter, signal }: { pagination?: { page: number; perPage: number }; sort?: { field: string; order: string }; filter?: { q?: string }; signal?: AbortSignal }) => {
    const query = new URLSearchParams({ page: String((pagination?.page ?? 1) - 1), size: String(pagination?.perPage ?? 20), sort: sort?.field ?? 'id', order: sort?.order ?? 'ASC', q: filter?.q ?? '' });
    const { json } = await fetchUtils.fetchJson(`/peer-api/user?${query}`, { signal });
    return json as { data: { id: string }[]; total: number };
  },
  getOne: async (_resource: string, { id }: { id: string }) => ({ data: (await fetchUtils.fetchJson(`/peer-api/user/${id}`)).json as { id: string } }),
  update: async (_resource: string, { data }: { data: { id: string } }) => ({ data }),
} as unknown as DataProvider;

const UserList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]} perPage={20}>
    <DataTable bulkActionButtons={false}>
      {COLUMNS.map((source) => <DataTable.Col key={source} source={source} />)}
    </DataTable>
  </List>
);

const UserEdit = () => (
  <Edit>
    <SimpleForm>
      {COLUMNS.slice(0, 6).map((source) => <TextInput key={source} source={source} />)}
    </SimpleForm>
  </Edit>
);

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="user" list={UserList} edit={UserEdit} />
  </Admin>,
);
